CREATE TABLE "kept_evidence" (
	"search_id" uuid PRIMARY KEY NOT NULL,
	"packed" "bytea",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "kept_evidence" ADD CONSTRAINT "kept_evidence_search_id_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kept_evidence_created" ON "kept_evidence" USING btree ("created_at");