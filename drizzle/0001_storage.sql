-- What the schema language cannot say.

-- Room in each page, so that the row of a match is rewritten within it and its indexes stay untouched.
ALTER TABLE "heads" SET (fillfactor = 60);
--> statement-breakpoint
-- Compressing a snapshot costs more than its bytes.
ALTER TABLE "snapshots" ALTER COLUMN "folds" SET STORAGE EXTERNAL;
--> statement-breakpoint
-- The only way for the service's own role to delete entries: all of a match that is not being played, or nothing.
-- Locks the head first, so that it waits for an append under way and none can follow.
CREATE FUNCTION "forget_match"("id" uuid) RETURNS boolean
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  PERFORM FROM public.heads WHERE match_id = id AND status <> 'active' FOR UPDATE;
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  DELETE FROM public.entries WHERE match_id = id;
  DELETE FROM public.snapshots WHERE match_id = id;
  DELETE FROM public.tokens WHERE match_id = id;
  DELETE FROM public.seats WHERE match_id = id;
  DELETE FROM public.creations WHERE match_id = id;
  DELETE FROM public.match_secrets WHERE match_id = id;
  DELETE FROM public.matches WHERE match_id = id;
  DELETE FROM public.heads WHERE match_id = id;
  RETURN true;
END
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION "forget_match"(uuid) FROM PUBLIC;
