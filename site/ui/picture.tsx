import type { PreparedImage } from '../prepared-page.ts';

interface Props {
  image: PreparedImage;
  /** How wide the picture is shown, as the `sizes` attribute says it, such as `(min-width: 1024px) 512px, 80vw`. */
  sizes: string;
  className?: string;
  /** For the picture that is the largest thing on the first screen: it is loaded at once. */
  priority?: boolean;
}

/** A picture with its dimensions, in the newest format and nearest width that the browser can use. */
export function Picture({ image, sizes, className, priority }: Props) {
  const img = (
    <img
      src={image.src}
      alt={image.alt}
      width={image.width}
      height={image.height}
      className={className}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
    />
  );
  if (image.sources.length === 0) return img;
  return (
    <picture>
      {image.sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
      ))}
      {img}
    </picture>
  );
}
