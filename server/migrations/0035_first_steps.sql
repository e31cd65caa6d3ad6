-- A member can hide the steps for new workspaces.
ALTER TABLE "members" ADD COLUMN "hides_first_steps" boolean DEFAULT false NOT NULL;
