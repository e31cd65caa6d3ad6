CREATE TABLE "ai_breakers" (
	"engine" text PRIMARY KEY NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"open_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "ai_budgets" (
	"key" text PRIMARY KEY NOT NULL,
	"held_micros" bigint DEFAULT 0 NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ai_budgets_held" CHECK ("ai_budgets"."held_micros" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ai_cache" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ai_calls" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"engine" text NOT NULL,
	"model" text NOT NULL,
	"served_model" text,
	"kind" text NOT NULL,
	"purpose" text NOT NULL,
	"request_id" text NOT NULL,
	"user_id" text,
	"input_tokens" integer,
	"output_tokens" integer,
	"searches" integer,
	"cost_micros" bigint,
	"cost_basis" text NOT NULL,
	"outcome" text NOT NULL,
	"duration_ms" integer NOT NULL,
	"reply_id" uuid
);
--> statement-breakpoint
CREATE TABLE "ai_replies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"engine" text NOT NULL,
	"model" text NOT NULL,
	"question" text NOT NULL,
	"body" jsonb NOT NULL,
	"links" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"parser_version" integer NOT NULL,
	"request_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ai_calls" ADD CONSTRAINT "ai_calls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_calls" ADD CONSTRAINT "ai_calls_reply_id_ai_replies_id_fk" FOREIGN KEY ("reply_id") REFERENCES "public"."ai_replies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ai_budgets_ends" ON "ai_budgets" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "ai_cache_expires" ON "ai_cache" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "ai_calls_at" ON "ai_calls" USING btree ("at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "ai_calls_user" ON "ai_calls" USING btree ("user_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "ai_calls_request" ON "ai_calls" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "ai_replies_request" ON "ai_replies" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "ai_replies_at" ON "ai_replies" USING btree ("at");