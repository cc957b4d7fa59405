/** What Prometheus shows beside each metric. */
export const help = {
  http_request_duration_seconds:
    'From the arrival of a request to the end of its answer, by pattern of the route',
  refused_requests_total:
    'Requests sent away by a rate limit (429), by overload (503), or because the database was away (503)',
  function_runs_total: 'Runs of tools by who wrote, how it ended, and why no model wrote',
  model_call_duration_seconds: 'Calls of models, each retry and fallback by itself',
  model_tokens_total: 'Tokens of models',
  model_cost_usd_total: 'What models cost the operator, in US dollars',
  mail_attempts_total: 'Attempts to send a mail',
  build_info: 'Version of the program, of Node and the kind of database',
  database_up: '1 if the database responds and accepts writes',
  database_connections: 'Connections to the database, and requests that wait for one',
  queue_length: 'What waits: mail to be sent, mail given up, and queues of this process',
  mail_oldest_waiting_seconds: 'How long the oldest waiting mail has waited',
  backup_last_success_timestamp_seconds: 'The moment that the newest good backup holds',
  disk_free_bytes: 'Free on the disk that holds DATA_DIR',
  disk_size_bytes: 'Size of the disk that holds DATA_DIR',
} as const
