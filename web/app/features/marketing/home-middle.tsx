/** The still part of the home page between the hero and the articles. */
import { Benefits } from "./benefits.tsx";
import { DemoVideo } from "./demo-video.tsx";
import { Features } from "./features.tsx";
import { HowTo } from "./how-to.tsx";
import { MonitorTeaser } from "./monitor-teaser.tsx";
import { PredictionBand } from "./prediction-band.tsx";
import { Testimonials } from "./testimonials.tsx";

export default function HomeMiddle() {
  return (
    <>
      <PredictionBand />
      <DemoVideo />
      <MonitorTeaser />
      <HowTo />
      <Features />
      <Benefits />
      <Testimonials />
    </>
  );
}
