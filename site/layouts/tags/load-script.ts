const loading = new Map<string, Promise<void>>();

/** Loads a script once. After a failure it can be loaded again. */
export function loadScript(src: string): Promise<void> {
  const known = loading.get(src);
  if (known) return known;
  const loaded = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    script.src = src;
    script.onload = () => resolve();
    script.onerror = () => {
      loading.delete(src);
      script.remove();
      reject(new Error(`${src} did not load.`));
    };
    document.head.append(script);
  });
  loading.set(src, loaded);
  return loaded;
}
