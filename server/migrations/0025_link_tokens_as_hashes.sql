-- Tokens that open something by themselves: found by their hash, and kept sealed for showing the link to its owner again.
-- SQL doesn't know the secret, so tokens of older versions are marked "clear:" and sealed at the next start.
ALTER TABLE "shares" RENAME COLUMN "token" TO "token_hash";--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "sealed_token" text;--> statement-breakpoint
UPDATE "shares" SET "sealed_token" = 'clear:' || "token_hash",
  "token_hash" = rtrim(translate(encode(sha256(convert_to("token_hash", 'UTF8')), 'base64'), '+/', '-_'), '=');--> statement-breakpoint
ALTER TABLE "shares" ALTER COLUMN "sealed_token" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "report_links" RENAME COLUMN "token" TO "token_hash";--> statement-breakpoint
ALTER TABLE "report_links" ADD COLUMN "sealed_token" text;--> statement-breakpoint
UPDATE "report_links" SET "sealed_token" = 'clear:' || "token_hash",
  "token_hash" = rtrim(translate(encode(sha256(convert_to("token_hash", 'UTF8')), 'base64'), '+/', '-_'), '=');--> statement-breakpoint
ALTER TABLE "report_links" ALTER COLUMN "sealed_token" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "schedules" RENAME COLUMN "token" TO "token_hash";--> statement-breakpoint
ALTER TABLE "schedules" ADD COLUMN "sealed_token" text;--> statement-breakpoint
UPDATE "schedules" SET "sealed_token" = 'clear:' || "token_hash",
  "token_hash" = rtrim(translate(encode(sha256(convert_to("token_hash", 'UTF8')), 'base64'), '+/', '-_'), '=');--> statement-breakpoint
ALTER TABLE "schedules" ALTER COLUMN "sealed_token" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "schedules" RENAME CONSTRAINT "schedules_token_unique" TO "schedules_token_hash_unique";--> statement-breakpoint
UPDATE "letters" SET "details" = "details" - 'token' ||
  CASE WHEN "sent_at" IS NULL THEN jsonb_build_object('sealedToken', 'clear:' || ("details"->>'token')) ELSE '{}'::jsonb END
  WHERE "details" ? 'token';
