-- The list begins with the first piece that has arrived, which is not always the one numbered 0.
drop index recording_chunks_newest_first;
create index recording_chunks_newest_first on recording_chunks (started_at desc, recording_id desc);
