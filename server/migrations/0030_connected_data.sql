-- Connected accounts of Google and Bing, what was read of them by day, and the demand of each page. What was read belongs to
-- its property and is deleted with it.
CREATE TABLE "assistant_days" (
	"property_id" uuid NOT NULL,
	"day" date NOT NULL,
	"assistant" text NOT NULL,
	"sessions" bigint DEFAULT 0 NOT NULL,
	"key_events" double precision DEFAULT 0 NOT NULL,
	"revenue" double precision DEFAULT 0 NOT NULL,
	CONSTRAINT "assistant_days_property_id_day_assistant_pk" PRIMARY KEY("property_id","day","assistant")
);
--> statement-breakpoint
CREATE TABLE "connected_properties" (
	"id" uuid PRIMARY KEY NOT NULL,
	"connection_id" uuid NOT NULL,
	"workspace_id" text NOT NULL,
	"project_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"currency" text,
	"read_through" date,
	"cursor" jsonb,
	"run_id" uuid,
	"next_sync_at" timestamp with time zone NOT NULL,
	"synced_at" timestamp with time zone,
	"failure" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "connected_properties_kind" CHECK ("kind" in ('search_console', 'analytics', 'bing'))
);
--> statement-breakpoint
CREATE TABLE "data_connections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"provider" text NOT NULL,
	"account" text,
	"scopes" text NOT NULL,
	"sealed_token" text NOT NULL,
	"connected_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "data_connections_provider" CHECK ("provider" in ('google', 'bing'))
);
--> statement-breakpoint
CREATE TABLE "demand_questions" (
	"workspace_id" text NOT NULL,
	"project_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"query" text NOT NULL,
	"url" text NOT NULL,
	"impressions" bigint DEFAULT 0 NOT NULL,
	"clicks" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "demand_questions_project_id_key_pk" PRIMARY KEY("project_id","key")
);
--> statement-breakpoint
CREATE TABLE "page_days" (
	"property_id" uuid NOT NULL,
	"day" date NOT NULL,
	"key" uuid NOT NULL,
	"page" text NOT NULL,
	"url" text NOT NULL,
	"clicks" bigint DEFAULT 0 NOT NULL,
	"impressions" bigint DEFAULT 0 NOT NULL,
	"positions" double precision DEFAULT 0 NOT NULL,
	"top_query" text,
	"top_impressions" bigint DEFAULT 0 NOT NULL,
	"sessions" bigint DEFAULT 0 NOT NULL,
	"key_events" double precision DEFAULT 0 NOT NULL,
	"revenue" double precision DEFAULT 0 NOT NULL,
	"ai_sessions" bigint DEFAULT 0 NOT NULL,
	"ai_key_events" double precision DEFAULT 0 NOT NULL,
	"ai_revenue" double precision DEFAULT 0 NOT NULL,
	CONSTRAINT "page_days_property_id_day_key_pk" PRIMARY KEY("property_id","day","key")
);
--> statement-breakpoint
CREATE TABLE "page_demand" (
	"workspace_id" text NOT NULL,
	"project_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"page" text NOT NULL,
	"url" text NOT NULL,
	"title" text,
	"words" text NOT NULL,
	"search_id" uuid,
	"score" integer DEFAULT -1 NOT NULL,
	"cited" integer DEFAULT 0 NOT NULL,
	"counted" integer DEFAULT 0 NOT NULL,
	"clicks" bigint DEFAULT 0 NOT NULL,
	"impressions" bigint DEFAULT 0 NOT NULL,
	"position" real,
	"top_query" text,
	"sessions" bigint DEFAULT 0 NOT NULL,
	"key_events" double precision DEFAULT 0 NOT NULL,
	"revenue" double precision DEFAULT 0 NOT NULL,
	"ai_sessions" bigint DEFAULT 0 NOT NULL,
	"ai_key_events" double precision DEFAULT 0 NOT NULL,
	"ai_revenue" double precision DEFAULT 0 NOT NULL,
	"clicks_before" bigint DEFAULT 0 NOT NULL,
	"impressions_before" bigint DEFAULT 0 NOT NULL,
	"sessions_before" bigint DEFAULT 0 NOT NULL,
	"ai_sessions_before" bigint DEFAULT 0 NOT NULL,
	"is_high" boolean DEFAULT false NOT NULL,
	"rebuild_id" uuid NOT NULL,
	CONSTRAINT "page_demand_project_id_key_pk" PRIMARY KEY("project_id","key")
);
--> statement-breakpoint
CREATE TABLE "search_rows" (
	"property_id" uuid NOT NULL,
	"day" date NOT NULL,
	"key" uuid NOT NULL,
	"url" text NOT NULL,
	"page" text NOT NULL,
	"query" text NOT NULL,
	"is_question" boolean NOT NULL,
	"clicks" integer NOT NULL,
	"impressions" integer NOT NULL,
	"position" real NOT NULL,
	CONSTRAINT "search_rows_property_id_day_key_pk" PRIMARY KEY("property_id","day","key")
);
--> statement-breakpoint
CREATE TABLE "visit_rows" (
	"property_id" uuid NOT NULL,
	"day" date NOT NULL,
	"key" uuid NOT NULL,
	"url" text NOT NULL,
	"page" text NOT NULL,
	"source" text NOT NULL,
	"assistant" text,
	"sessions" integer NOT NULL,
	"key_events" double precision NOT NULL,
	"revenue" double precision NOT NULL,
	CONSTRAINT "visit_rows_property_id_day_key_pk" PRIMARY KEY("property_id","day","key")
);
--> statement-breakpoint
ALTER TABLE "assistant_days" ADD CONSTRAINT "assistant_days_property_id_connected_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."connected_properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connected_properties" ADD CONSTRAINT "connected_properties_connection_id_data_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."data_connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connected_properties" ADD CONSTRAINT "connected_properties_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connected_properties" ADD CONSTRAINT "connected_properties_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_connections" ADD CONSTRAINT "data_connections_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_connections" ADD CONSTRAINT "data_connections_connected_by_users_id_fk" FOREIGN KEY ("connected_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demand_questions" ADD CONSTRAINT "demand_questions_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demand_questions" ADD CONSTRAINT "demand_questions_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_days" ADD CONSTRAINT "page_days_property_id_connected_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."connected_properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_demand" ADD CONSTRAINT "page_demand_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_demand" ADD CONSTRAINT "page_demand_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_rows" ADD CONSTRAINT "search_rows_property_id_connected_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."connected_properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_rows" ADD CONSTRAINT "visit_rows_property_id_connected_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."connected_properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "connected_properties_name" ON "connected_properties" USING btree ("connection_id","kind","name");--> statement-breakpoint
CREATE INDEX "connected_properties_workspace" ON "connected_properties" USING btree ("workspace_id","created_at");--> statement-breakpoint
CREATE INDEX "connected_properties_project" ON "connected_properties" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "connected_properties_due" ON "connected_properties" USING btree ("next_sync_at");--> statement-breakpoint
CREATE UNIQUE INDEX "data_connections_one" ON "data_connections" USING btree ("workspace_id","provider");--> statement-breakpoint
CREATE INDEX "data_connections_by" ON "data_connections" USING btree ("connected_by");--> statement-breakpoint
CREATE INDEX "demand_questions_workspace" ON "demand_questions" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "page_demand_page" ON "page_demand" USING btree ("workspace_id","key");--> statement-breakpoint
CREATE INDEX "page_demand_impressions" ON "page_demand" USING btree ("project_id","impressions" DESC NULLS LAST,"key");--> statement-breakpoint
CREATE INDEX "page_demand_clicks" ON "page_demand" USING btree ("project_id","clicks" DESC NULLS LAST,"key");--> statement-breakpoint
CREATE INDEX "page_demand_sessions" ON "page_demand" USING btree ("project_id","sessions" DESC NULLS LAST,"key");--> statement-breakpoint
CREATE INDEX "page_demand_ai_sessions" ON "page_demand" USING btree ("project_id","ai_sessions" DESC NULLS LAST,"key");--> statement-breakpoint
CREATE INDEX "page_demand_key_events" ON "page_demand" USING btree ("project_id","key_events" DESC NULLS LAST,"key");--> statement-breakpoint
CREATE INDEX "page_demand_score" ON "page_demand" USING btree ("project_id","score" DESC NULLS LAST,"key");--> statement-breakpoint
CREATE INDEX "page_demand_cited" ON "page_demand" USING btree ("project_id","cited" DESC NULLS LAST,"key");--> statement-breakpoint
CREATE INDEX "page_demand_high" ON "page_demand" USING btree ("project_id","counted") WHERE "page_demand"."is_high" and "page_demand"."cited" = 0;--> statement-breakpoint
CREATE INDEX "search_rows_questions" ON "search_rows" USING btree ("property_id","day") WHERE "search_rows"."is_question";
