-- A page at the top of a site, such as /how-to-book-a-flight/, is no folder. Pages that were filed before are moved.
UPDATE "project_pages" SET "folder" = '/' WHERE "folder" <> '/' AND "key" !~ '^[^/?]+/+[^/?]+/+[^/?]';
