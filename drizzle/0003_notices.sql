CREATE TABLE "deliveries" (
	"delivery_id" uuid PRIMARY KEY NOT NULL,
	"match_id" uuid NOT NULL,
	"subscription_id" uuid NOT NULL,
	"lane" text NOT NULL,
	"obligation" text NOT NULL,
	"type" text NOT NULL,
	"revision" integer NOT NULL,
	"data" json NOT NULL,
	"state" text NOT NULL,
	"attempts" integer NOT NULL,
	"error" text,
	"next_at" bigint NOT NULL,
	"leased_until" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	"done_at" bigint,
	CONSTRAINT "deliveries_state" CHECK (state in ('pending', 'sent', 'dropped', 'dead'))
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"match_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"leased_until" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "outbox_match_id_revision_pk" PRIMARY KEY("match_id","revision")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"match_id" uuid NOT NULL,
	"subscription_id" uuid NOT NULL,
	"seat" smallint,
	"token_hash" "bytea" NOT NULL,
	"events" text[] NOT NULL,
	"target" json NOT NULL,
	"lane" text NOT NULL,
	"preferences" json NOT NULL,
	"secrets" json NOT NULL,
	"disabled" text,
	"cursor" integer NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "subscriptions_match_id_subscription_id_pk" PRIMARY KEY("match_id","subscription_id")
);
--> statement-breakpoint
ALTER TABLE "heads" ADD COLUMN "listened" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "deliveries_obligation" ON "deliveries" USING btree ("match_id","subscription_id","obligation");--> statement-breakpoint
CREATE INDEX "deliveries_due" ON "deliveries" USING btree ("next_at") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "deliveries_done" ON "deliveries" USING btree ("done_at") WHERE state <> 'pending';
--> statement-breakpoint
-- Whatever moves a match that somebody listens to leaves a mark with it, in the same transaction.
CREATE FUNCTION "mark_match"() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  INSERT INTO public.outbox (match_id, revision) VALUES (NEW.match_id, NEW.revision) ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "heads_moved" AFTER UPDATE OF "revision" ON "heads" FOR EACH ROW
WHEN (NEW.listened AND NEW.revision <> OLD.revision) EXECUTE FUNCTION mark_match();
--> statement-breakpoint
-- As before, and those who listen go with their match.
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
  DELETE FROM public.outbox WHERE match_id = id;
  DELETE FROM public.deliveries WHERE match_id = id;
  DELETE FROM public.subscriptions WHERE match_id = id;
  DELETE FROM public.match_secrets WHERE match_id = id;
  DELETE FROM public.matches WHERE match_id = id;
  DELETE FROM public.heads WHERE match_id = id;
  RETURN true;
END
$$;
