CREATE TABLE "messages" (
	"match_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"message_id" uuid NOT NULL,
	"at" bigint NOT NULL,
	"seat" smallint NOT NULL,
	"addressee" text NOT NULL,
	"readers" smallint[],
	"text" text NOT NULL,
	"actor" text NOT NULL,
	"message_key" text,
	"fingerprint" "bytea",
	CONSTRAINT "messages_match_id_number_pk" PRIMARY KEY("match_id","number"),
	CONSTRAINT "messages_number" CHECK (number > 0),
	CONSTRAINT "messages_fingerprint" CHECK ((message_key is null) = (fingerprint is null))
);
--> statement-breakpoint
ALTER TABLE "heads" ADD COLUMN "talk" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_id" ON "messages" USING btree ("match_id","message_id");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_key" ON "messages" USING btree ("match_id","actor","message_key") WHERE message_key is not null;
--> statement-breakpoint
-- As before, and what was said goes with the match.
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
  DELETE FROM public.messages WHERE match_id = id;
  DELETE FROM public.tokens WHERE match_id = id;
  DELETE FROM public.seats WHERE match_id = id;
  DELETE FROM public.creations WHERE match_id = id;
  DELETE FROM public.outbox WHERE match_id = id;
  DELETE FROM public.deliveries WHERE match_id = id;
  DELETE FROM public.subscriptions WHERE match_id = id;
  DELETE FROM public.match_secrets WHERE match_id = id;
  DELETE FROM public.matches WHERE match_id = id;
  DELETE FROM public.heads WHERE match_id = id;
  RETURN true;
END
$$;
