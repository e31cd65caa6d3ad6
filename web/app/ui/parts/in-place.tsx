/** Shows items that never move and have no id, such as the cells of a finished table: each is identified by its place. */
import { Fragment, type ReactNode } from "react";

export const inPlace = <Item,>(items: readonly Item[], show: (item: Item, place: number) => ReactNode) =>
  items.map((item, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the items never move
    <Fragment key={place}>{show(item, place)}</Fragment>
  ));
