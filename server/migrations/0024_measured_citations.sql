CREATE TABLE "measured_citations" (
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"source" text NOT NULL,
	"url" text NOT NULL,
	"page" text NOT NULL,
	"query" text NOT NULL,
	"day" text NOT NULL,
	"dated" boolean NOT NULL,
	"count" bigint NOT NULL,
	"share" real,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "measured_citations_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "measured_files" (
	"user_id" text NOT NULL,
	"hash" text NOT NULL,
	"name" text NOT NULL,
	"source" text NOT NULL,
	"rows" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "measured_files_user_id_hash_pk" PRIMARY KEY("user_id","hash")
);
--> statement-breakpoint
ALTER TABLE "measured_citations" ADD CONSTRAINT "measured_citations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "measured_files" ADD CONSTRAINT "measured_files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "measured_citations_day" ON "measured_citations" USING btree ("user_id","source","day");