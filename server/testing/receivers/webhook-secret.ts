/** 32 bytes, in the format of Standard Webhooks. */
export const webhookSecret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
