CREATE TABLE "mail_unanswered" (
	"place_hash" "bytea" PRIMARY KEY NOT NULL,
	"inviter" "bytea" NOT NULL,
	"address_hash" "bytea" NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mail_addresses" DROP CONSTRAINT "mail_addresses_state";--> statement-breakpoint
DROP INDEX "mail_addresses_inviter";--> statement-breakpoint
DROP INDEX "mail_addresses_address";--> statement-breakpoint
ALTER TABLE "mail_addresses" ADD COLUMN "heard" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "mail_unanswered_inviter" ON "mail_unanswered" USING btree ("inviter");--> statement-breakpoint
CREATE INDEX "mail_unanswered_address" ON "mail_unanswered" USING btree ("address_hash");--> statement-breakpoint
CREATE INDEX "mail_unanswered_age" ON "mail_unanswered" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "mail_addresses" ADD CONSTRAINT "mail_addresses_state" CHECK (state in ('invited', 'confirmed', 'declined', 'stopped', 'undeliverable'));--> statement-breakpoint
-- Who has been written to has been told of what was said before.
UPDATE "mail_addresses" a SET "heard" = h."talk" FROM "heads" h WHERE h."match_id" = a."match_id" AND a."told" > 0;--> statement-breakpoint
INSERT INTO "mail_unanswered" ("place_hash", "inviter", "address_hash", "created_at")
SELECT sha256(convert_to(concat_ws('/', "match_id", "seat", "generation"), 'UTF8')), "inviter",
	sha256(convert_to(lower("address"), 'UTF8')), "created_at"
FROM "mail_addresses" WHERE "state" = 'invited';--> statement-breakpoint
ALTER TABLE "mail_addresses" DROP COLUMN "inviter";
