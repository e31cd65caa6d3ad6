CREATE TABLE "ai_models" (
	"engine" text NOT NULL,
	"model" text NOT NULL,
	"needs_small_forms" boolean DEFAULT false NOT NULL,
	"test" jsonb,
	CONSTRAINT "ai_models_engine_model_pk" PRIMARY KEY("engine","model")
);
--> statement-breakpoint
CREATE TABLE "ai_settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
