import { useEffect, useState } from 'react';
import { PauseButton } from '../../ui/carousel/pause-button.tsx';
import { useAutoplay } from '../../ui/carousel/use-autoplay.ts';

/** In ms. Source: spec section 9, "Steps highlight interval: 4 s". */
const times = { interval: 4000 };

/** The switch of the highlight that goes from step to step. The steps are plain HTML in the same section. */
export default function HowItWorks() {
  const [step, setStep] = useState(0);
  const { controlsRef, playing, toggle } = useAutoplay(times, '.steps', () => setStep(step + 1));

  useEffect(() => {
    const steps = controlsRef.current?.closest('section')?.querySelectorAll('.steps > li') ?? [];
    steps.forEach((element, index) => {
      element.classList.toggle('is-on', index === step % steps.length);
    });
  }, [controlsRef, step]);

  return (
    <div ref={controlsRef}>
      <PauseButton playing={playing} onToggle={toggle} name="the highlight" />
    </div>
  );
}
