CREATE TABLE "inbound_mail" (
	"match_id" uuid NOT NULL,
	"mail_hash" "bytea" NOT NULL,
	"answered_at" bigint NOT NULL,
	CONSTRAINT "inbound_mail_match_id_mail_hash_pk" PRIMARY KEY("match_id","mail_hash")
);
--> statement-breakpoint
ALTER TABLE "inbound_mail" ADD CONSTRAINT "inbound_mail_match_id_matches_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("match_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inbound_mail_age" ON "inbound_mail" USING btree ("answered_at");