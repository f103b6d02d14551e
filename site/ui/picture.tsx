import type { PreparedImage } from '../prepared-data.ts';

interface Props {
  image: PreparedImage;
  /** The `sizes` attribute, such as `(min-width: 1024px) 512px, 80vw`. */
  sizes: string;
  className?: string;
  /** `high`: the largest element of the first screen, loaded eagerly. `low`: on the first screen, but hidden at first. */
  priority?: 'high' | 'low' | undefined;
}

/** A picture with dimensions. The browser picks the best format and width among its sources. */
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
