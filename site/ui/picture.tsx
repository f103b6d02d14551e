import type { PreparedImage } from '../prepared-page.ts';

interface Props {
  image: PreparedImage;
  /** How wide the picture is shown, as the `sizes` attribute says it, such as `(min-width: 1024px) 512px, 80vw`. */
  sizes: string;
  className?: string;
  /** `high`: the largest thing on the first screen, which is loaded at once. `low`: on it, but not seen at first. */
  priority?: 'high' | 'low' | undefined;
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
      loading={priority === 'high' ? 'eager' : 'lazy'}
      fetchPriority={priority}
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
