CREATE TABLE "articles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text,
	"search_id" uuid,
	"url" text NOT NULL,
	"markdown" text NOT NULL,
	"report" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shares" (
	"token" text PRIMARY KEY NOT NULL,
	"search_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_search_id_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."searches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_search_id_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "articles_search" ON "articles" USING btree ("search_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "shares_search" ON "shares" USING btree ("search_id");--> statement-breakpoint
CREATE INDEX "searches_user_query" ON "searches" USING btree ("user_id",md5("query"),"created_at" DESC NULLS LAST);