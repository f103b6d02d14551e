/** Such as `Nov 28, 10:42 AM`. */
export const dayAndTime = (at: string) =>
  new Date(at).toLocaleString('en-US', {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });

/** Such as `Nov 28`. */
export const shortDay = (at: string) =>
  new Date(at).toLocaleDateString('en-US', { month: 'short', day: 'numeric' });
