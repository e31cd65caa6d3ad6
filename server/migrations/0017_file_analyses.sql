-- Files the analyses from before projects existed: one project a host, one page an address.
CREATE TEMP TABLE addressed AS
  SELECT id, user_id, created_at, score, result,
    regexp_replace(regexp_replace(address, '^https?://', '', 'i'), '^[^/?]*@', '') AS rest, address
  FROM (SELECT *, regexp_replace(coalesce(nullif(result->>'url', ''), query), '#.*$', '') AS address FROM searches) s
  WHERE address ~* '^https?://[^/?]';
--> statement-breakpoint
CREATE TEMP TABLE filed AS
  SELECT id, user_id, created_at, score, result, address,
    regexp_replace(lower(substring(rest from '^[^/?]+')), '^www\.', '') AS host,
    regexp_replace(lower(substring(rest from '^[^/?]+')), '^www\.', '')
      || regexp_replace(substring(rest from '^[^/?]+([^?]*)'), '/+$', '')
      || coalesce((SELECT '?' || string_agg(pair, '&' ORDER BY at)
           FROM unnest(string_to_array(substring(rest from '\?(.*)$'), '&')) WITH ORDINALITY AS pairs(pair, at)
           WHERE pair <> '' AND pair !~* '^(utm_\w+|gclid|dclid|fbclid|msclkid|srsltid|mc_cid|mc_eid|ref_src)(=|$)'), '') AS key,
    coalesce(substring(rest from '^[^/?]+(/[^/?]+/)'), '/') AS folder
  FROM addressed;
--> statement-breakpoint
CREATE TEMP TABLE new_sites AS
  SELECT user_id, host, gen_random_uuid() AS project_id, min(created_at) AS created_at
  FROM filed GROUP BY user_id, host;
--> statement-breakpoint
INSERT INTO projects (id, user_id, name, created_at) SELECT project_id, user_id, host, created_at FROM new_sites;
--> statement-breakpoint
INSERT INTO project_sites (user_id, host, project_id, proof)
  SELECT user_id, host, project_id, replace(gen_random_uuid()::text, '-', '') FROM new_sites;
--> statement-breakpoint
INSERT INTO project_pages (user_id, project_id, key, url, folder, title, score, change, kind, question, search_id, analyses, analyzed_at)
  SELECT f.user_id, n.project_id, f.key, f.address, f.folder,
    left(coalesce(nullif(trim(regexp_replace(f.result->'page'->>'title', '\s+', ' ', 'g')), ''), f.key), 300), f.score, f.score - f.before,
    coalesce(f.result->'reading'->>'kind', 'other'), left(coalesce(f.result->'reading'->>'question', ''), 300),
    f.id, f.analyses, f.created_at
  FROM (SELECT *,
      row_number() OVER (PARTITION BY user_id, key ORDER BY created_at DESC, id DESC) AS newest,
      count(*) OVER (PARTITION BY user_id, key) AS analyses,
      lag(score) OVER (PARTITION BY user_id, key ORDER BY created_at, id) AS before
    FROM filed) f
  JOIN new_sites n ON n.user_id = f.user_id AND n.host = f.host
  WHERE f.newest = 1;
--> statement-breakpoint
UPDATE searches SET page_id = p.id FROM filed f JOIN project_pages p ON p.user_id = f.user_id AND p.key = f.key
  WHERE searches.id = f.id;
--> statement-breakpoint
INSERT INTO page_findings (page_id, audit, title, fault, found, quote, points)
  SELECT p.id, audit->>'id', coalesce(audit->>'title', audit->>'id'),
    (SELECT edit->>'fault' FROM jsonb_array_elements(coalesce(s.result->'edits', '[]')) edit
      WHERE edit->>'audit' = audit->>'id' LIMIT 1),
    left(coalesce(audit->>'found', ''), 300),
    left(coalesce(audit->'quotes'->>0, ''), 300),
    round(((audit->'points'->>'possible')::numeric - (audit->'points'->>'won')::numeric), 1)
  FROM project_pages p JOIN searches s ON s.id = p.search_id,
    jsonb_array_elements(CASE jsonb_typeof(s.result->'audits') WHEN 'array' THEN s.result->'audits' ELSE '[]' END) audit
  WHERE audit->>'outcome' = 'scored' AND (audit->>'share')::numeric < 0.5 AND audit->>'advice' IS NOT NULL
    AND audit->>'isDoubtful' IS NULL AND audit->'points'->>'possible' IS NOT NULL
  ON CONFLICT DO NOTHING;
--> statement-breakpoint
DROP TABLE addressed, filed, new_sites;
