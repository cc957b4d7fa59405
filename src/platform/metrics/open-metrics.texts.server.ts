/** What Prometheus shows beside each metric. */
export const help = {
  http_request_duration_seconds: 'Time from receiving a request to finishing the response, by route pattern',
  refused_requests_total:
    'Requests rejected by a rate limit (429), by overload (503) or because the database was unavailable (503)',
  function_runs_total: 'Tool runs by who wrote the result, how the run ended and why no model was used',
  model_call_duration_seconds: 'Duration of model calls, with each retry and fallback counted separately',
  model_tokens_total: 'Tokens used by models',
  model_cost_usd_total: 'Model costs paid by the operator, in US dollars',
  mail_attempts_total: 'Attempts to send an email',
  build_info: 'App version, Node version and database type',
  database_up: '1 if the database responds and accepts writes',
  database_connections: 'Database connections, and requests waiting for one',
  queue_length: 'Items waiting: emails to send, failed emails and the queues of this process',
  mail_oldest_waiting_seconds: 'How long the oldest queued email has been waiting',
  backup_last_success_timestamp_seconds: 'Time of the data in the latest successful backup',
  disk_free_bytes: 'Free space on the disk that holds DATA_DIR',
  disk_size_bytes: 'Size of the disk that holds DATA_DIR',
} as const
