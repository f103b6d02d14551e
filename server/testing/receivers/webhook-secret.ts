/** 32 bytes, as Standard Webhooks wants them. */
export const webhookSecret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
