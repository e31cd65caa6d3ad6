/** Pages that sell, list or represent. */
import type { WrittenPage } from "./written-page.ts";

export const kettle: WrittenPage = {
  path: "/shop/kettles/steel-kettle-17",
  section: "Shop",
  text: `
# Steel kettle 1.7 l

$39.00 In stock. Free shipping over $50.

Add to cart

Electric kettle of brushed steel for 1.7 litres of water. It boils a full kettle in about five minutes and turns itself off.

## Specifications

| Property | Value |
| Capacity | 1.7 l |
| Power | 2,200 W |
| Weight | 1.1 kg |
| Cord | 75 cm |
| Warranty | 2 years |

## In the box

- Kettle
- Base
- Limescale filter

SKU 10017. Returns are free within 30 days.

Customer reviews: 4.5 out of 5 stars

Add to wishlist`,
};

export const kettles: WrittenPage = {
  path: "/shop/kettles",
  section: "Shop",
  text: `
# Kettles

Showing 1-8 of 8 products. Sort by: price, newest, rating.

- [Steel kettle 1.7 l, $39.00](/shop/kettles/steel-kettle-17)
- [Glass kettle 1.5 l, $45.00](/shop/kettles/glass-kettle-15)
- [Travel kettle 0.5 l, $24.00](/shop/kettles/travel-kettle-05)
- [Gooseneck kettle 0.9 l, $59.00](/shop/kettles/gooseneck-kettle-09)
- [Enamel kettle 2 l, $35.00](/shop/kettles/enamel-kettle-2)
- [Stovetop kettle 2.5 l, $29.00](/shop/kettles/stovetop-kettle-25)
- [Retro kettle 1.7 l, $55.00](/shop/kettles/retro-kettle-17)
- [Quiet kettle 1.5 l, $49.00](/shop/kettles/quiet-kettle-15)

Filter by: capacity, material, brand, price. Add to cart. Add to cart. Free returns.`,
};

/** Praise, promises and nothing that could be checked. */
export const cleaners: WrittenPage = {
  path: "/services/cleaning",
  section: "Services",
  text: `
# The world's best cleaning service

Welcome to the ultimate cleaning experience! Our amazing, award-winning team delivers unbeatable, world-class results that will transform your home forever. You will never find a better cleaner, guaranteed.

Get your free quote now

## Why everyone chooses us

We are the number one, industry-leading cleaning company, and everybody knows it. Studies prove that our revolutionary method is the most effective ever invented. Our incredible experts are passionate about perfection, and every customer is always 100% delighted.

## Unmatched quality

Our cutting-edge, state-of-the-art products remove absolutely everything. Nobody else offers this breathtaking level of service. It is the perfect solution for every home, every time, without exception.

## Don't wait

Call now and experience the magic! Book today and get an exclusive discount. Sign up for our newsletter and never miss our unbelievable deals.`,
};

export const homePage: WrittenPage = {
  path: "/",
  section: "Home",
  text: `
# Everything for your kitchen

Shop kettles, pans and knives. Free shipping over $50.

Shop now

## New this week

- [Steel kettle](/shop/kettles/steel-kettle-17)
- [Iron pan](/shop/pans/iron-pan)
- [Bread knife](/shop/knives/bread-knife)

## Our guides

[How to boil eggs](/guides/how-to-boil-eggs)

[How to bleed a radiator](/guides/bleed-a-radiator)

## Visit our shop

Open Monday to Saturday, 9 a.m. to 6 p.m. Sign up for our newsletter.`,
};
