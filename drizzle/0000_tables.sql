CREATE TABLE "api_keys" (
	"key_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"hash" "bytea" NOT NULL,
	"created_at" bigint NOT NULL,
	"revoked_at" bigint,
	CONSTRAINT "api_keys_hash" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "creations" (
	"key_hash" "bytea" PRIMARY KEY NOT NULL,
	"match_id" uuid NOT NULL,
	"fingerprint" "bytea" NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "entries" (
	"match_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"at" bigint NOT NULL,
	"seat" smallint,
	"actor" text NOT NULL,
	"rules" integer NOT NULL,
	"append_id" uuid,
	"command_key" text,
	"fingerprint" "bytea",
	"command" json,
	"events" json NOT NULL,
	CONSTRAINT "entries_match_id_revision_pk" PRIMARY KEY("match_id","revision"),
	CONSTRAINT "entries_revision" CHECK (revision > 0),
	CONSTRAINT "entries_events" CHECK (json_typeof(events) = 'array'),
	CONSTRAINT "entries_fingerprint" CHECK ((command_key is null) = (fingerprint is null))
);
--> statement-breakpoint
CREATE TABLE "heads" (
	"match_id" uuid PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL,
	"status" text NOT NULL,
	"pending" smallint[] NOT NULL,
	"due_at" bigint,
	"ended_at" bigint,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "heads_revision" CHECK (revision >= 0),
	CONSTRAINT "heads_status" CHECK (status in ('waiting', 'active', 'finished', 'abandoned'))
);
--> statement-breakpoint
CREATE TABLE "match_secrets" (
	"match_id" uuid PRIMARY KEY NOT NULL,
	"seed" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "matches" (
	"match_id" uuid PRIMARY KEY NOT NULL,
	"game" text NOT NULL,
	"options" json NOT NULL,
	"seats" json NOT NULL,
	"visibility" text NOT NULL,
	"commitment" "bytea" NOT NULL,
	"words" json NOT NULL,
	"seed_given" boolean NOT NULL,
	"key_id" text,
	"created_at" bigint NOT NULL,
	CONSTRAINT "matches_visibility" CHECK (visibility in ('public', 'unlisted', 'private'))
);
--> statement-breakpoint
CREATE TABLE "seats" (
	"match_id" uuid NOT NULL,
	"seat" smallint NOT NULL,
	"name" text,
	CONSTRAINT "seats_match_id_seat_pk" PRIMARY KEY("match_id","seat")
);
--> statement-breakpoint
CREATE TABLE "snapshots" (
	"match_id" uuid NOT NULL,
	"code" text NOT NULL,
	"revision" integer NOT NULL,
	"folds" text NOT NULL,
	CONSTRAINT "snapshots_match_id_code_pk" PRIMARY KEY("match_id","code")
);
--> statement-breakpoint
CREATE TABLE "tokens" (
	"match_id" uuid NOT NULL,
	"hash" "bytea" NOT NULL,
	"kind" text NOT NULL,
	"seat" smallint,
	"generation" integer NOT NULL,
	"used_at" bigint,
	"revoked_at" bigint,
	CONSTRAINT "tokens_match_id_hash_pk" PRIMARY KEY("match_id","hash"),
	CONSTRAINT "tokens_kind" CHECK (kind in ('seat', 'host', 'watch', 'invite'))
);
--> statement-breakpoint
CREATE INDEX "creations_match" ON "creations" USING btree ("match_id");--> statement-breakpoint
CREATE INDEX "creations_age" ON "creations" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "entries_key" ON "entries" USING btree ("match_id","actor","command_key") WHERE command_key is not null;--> statement-breakpoint
CREATE INDEX "heads_due" ON "heads" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "heads_ended" ON "heads" USING btree ("ended_at") WHERE ended_at is not null;--> statement-breakpoint
CREATE INDEX "matches_public" ON "matches" USING btree ("match_id") WHERE visibility = 'public';--> statement-breakpoint
CREATE INDEX "matches_key" ON "matches" USING btree ("key_id","match_id") WHERE key_id is not null;