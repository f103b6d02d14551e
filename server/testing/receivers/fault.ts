/** How a receiver fails: it rejects requests, never answers, or cuts the connection. */
export type Fault = 'none' | 'hangs' | 'cuts' | 'rejects-temporarily' | 'rejects-permanently';
