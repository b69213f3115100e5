CREATE TABLE "heartbeat" (
	"id" smallint PRIMARY KEY NOT NULL,
	"alive_at" bigint NOT NULL,
	"down_from" bigint,
	"down_until" bigint,
	CONSTRAINT "heartbeat_one" CHECK (id = 1)
);
--> statement-breakpoint
CREATE TABLE "notes" (
	"match_id" uuid NOT NULL,
	"owner" text NOT NULL,
	"name" text NOT NULL,
	"body" text NOT NULL,
	"version" integer NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "notes_match_id_owner_name_pk" PRIMARY KEY("match_id","owner","name")
);
--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "clock" json;
--> statement-breakpoint
-- As before, and notes go with their match.
CREATE OR REPLACE FUNCTION "forget_match"("id" uuid) RETURNS boolean
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  PERFORM FROM public.heads WHERE match_id = id AND status <> 'active' FOR UPDATE;
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  DELETE FROM public.entries WHERE match_id = id;
  DELETE FROM public.snapshots WHERE match_id = id;
  DELETE FROM public.notes WHERE match_id = id;
  DELETE FROM public.tokens WHERE match_id = id;
  DELETE FROM public.seats WHERE match_id = id;
  DELETE FROM public.creations WHERE match_id = id;
  DELETE FROM public.match_secrets WHERE match_id = id;
  DELETE FROM public.matches WHERE match_id = id;
  DELETE FROM public.heads WHERE match_id = id;
  RETURN true;
END
$$;
