/** An e-mail address that breaks before its host where it is too long for a line. */
export function Email({ of }: { of: string }) {
  const [name, ...host] = of.split('@');
  if (host.length === 0) return of;
  return (
    <>
      {name}
      <wbr />@{host.join('@')}
    </>
  );
}
