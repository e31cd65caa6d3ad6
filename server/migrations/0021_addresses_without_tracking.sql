-- Addresses from before these parameters were dropped, written as core/src/page/tracking-parameters.ts writes them.
-- Rows that turn out to be one page become one row: its analyses and counts are kept together.
CREATE FUNCTION pg_temp.without_tracking(address text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT substring(address from '^[^?#]*') || coalesce((SELECT '?' || string_agg(pair, '&' ORDER BY at)
    FROM unnest(string_to_array(substring(address from '^[^?#]*\?([^#]*)'), '&')) WITH ORDINALITY AS pairs(pair, at)
    WHERE pair <> '' AND pair !~* ('^(utm_[^=]*|_ga|_gl|gclid|gclsrc|gbraid|wbraid|dclid|gad_source|gad_campaignid|srsltid'
      '|fbclid|igshid|igsh|msclkid|yclid|ysclid|_openstat|twclid|ref_src|ttclid|li_fat_id|trk|epik|sccid|rdt_cid'
      '|mtm_[^=]*|pk_[^=]*|piwik_[^=]*|mc_cid|mc_eid|_kx|__s|_hsenc|_hsmi|__hstc|__hssc|__hsfp|hsctatracking|hsa_[^=]*'
      '|mkt_tok|vero_id|vero_conv|oly_[^=]*_id|s_kwcid|ef_id|wickedid|_branch_match_id)(=|$)')), '')
$$;
--> statement-breakpoint
CREATE TEMP TABLE same_pages AS
  SELECT p.*, first_value(p.id) OVER (PARTITION BY p.user_id, p.clean ORDER BY p.analyzed_at DESC, p.id DESC) AS kept
  FROM (SELECT *, pg_temp.without_tracking(key) AS clean FROM project_pages) p
  JOIN (SELECT DISTINCT user_id, pg_temp.without_tracking(key) AS clean FROM project_pages
    WHERE key <> pg_temp.without_tracking(key)) tracked ON tracked.user_id = p.user_id AND tracked.clean = p.clean;
--> statement-breakpoint
UPDATE searches SET page_id = s.kept FROM same_pages s WHERE searches.page_id = s.id AND s.id <> s.kept;
--> statement-breakpoint
UPDATE schedules SET page_ids = (SELECT jsonb_agg(DISTINCT coalesce(s.kept::text, listed.id))
    FROM jsonb_array_elements_text(page_ids) AS listed(id) LEFT JOIN same_pages s ON s.id::text = listed.id)
  WHERE EXISTS (SELECT 1 FROM jsonb_array_elements_text(page_ids) AS listed(id) JOIN same_pages s ON s.id::text = listed.id);
--> statement-breakpoint
DELETE FROM project_pages USING same_pages s WHERE project_pages.id = s.id AND s.id <> s.kept;
--> statement-breakpoint
UPDATE project_pages p SET key = s.clean, url = pg_temp.without_tracking(p.url), analyses = s.analyses,
    archived_at = s.archived_at, deleted_at = s.deleted_at,
    change = p.score - (SELECT score FROM searches WHERE page_id = p.id AND id <> p.search_id ORDER BY created_at DESC, id DESC LIMIT 1)
  FROM (SELECT kept, clean, sum(analyses)::int AS analyses,
      CASE WHEN bool_and(archived_at IS NOT NULL) THEN max(archived_at) END AS archived_at,
      CASE WHEN bool_and(deleted_at IS NOT NULL) THEN max(deleted_at) END AS deleted_at
    FROM same_pages GROUP BY kept, clean) s
  WHERE p.id = s.kept;
--> statement-breakpoint
UPDATE batch_pages SET url = pg_temp.without_tracking(url), key = pg_temp.without_tracking(key)
  WHERE url <> pg_temp.without_tracking(url);
--> statement-breakpoint
UPDATE searches SET query = pg_temp.without_tracking(query) WHERE query <> pg_temp.without_tracking(query);
--> statement-breakpoint
CREATE TEMP TABLE same_citations AS
  SELECT c.*, tracked.clean FROM measured_citations c
  JOIN (SELECT DISTINCT user_id, pg_temp.without_tracking(page) AS clean FROM measured_citations
    WHERE page <> pg_temp.without_tracking(page)) tracked
    ON tracked.user_id = c.user_id AND tracked.clean = pg_temp.without_tracking(c.page);
--> statement-breakpoint
DELETE FROM measured_citations c USING same_citations s WHERE c.user_id = s.user_id AND c.key = s.key;
--> statement-breakpoint
INSERT INTO measured_citations (user_id, key, source, url, page, query, day, dated, count, share, created_at)
  SELECT user_id,
    encode(sha256(convert_to('[' || to_json(source)::text || ',' || to_json(clean)::text || ',' || to_json(query)::text
      || ',' || to_json(day)::text || ']', 'UTF8')), 'hex'),
    source, min(pg_temp.without_tracking(url)), clean, query, day, bool_or(dated), sum(count),
    CASE WHEN sum(share) > 1 THEN 1 ELSE sum(share) END, min(created_at)
  FROM same_citations GROUP BY user_id, source, clean, query, day;
--> statement-breakpoint
DROP TABLE same_pages, same_citations;
--> statement-breakpoint
DROP FUNCTION pg_temp.without_tracking(text);
