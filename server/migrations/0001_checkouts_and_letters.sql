CREATE TABLE "checkouts" (
	"reference" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"plan_type" text NOT NULL,
	"billing_cycle" text NOT NULL,
	"product_id" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "checkouts_user_product" UNIQUE("user_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "letters" (
	"key" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"details" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "letters_kind" CHECK ("kind" in ('trial-ending', 'payment-receipt', 'payment-failed'))
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letters_user" ON "letters" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "letters_open" ON "letters" USING btree ("created_at") WHERE "letters"."sent_at" is null;