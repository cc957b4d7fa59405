export const classTypeRoleRel =
  'class type role rel dir width height viewbox d x y x1 y1 x2 y2 cx cy r rx ry points fill stroke stroke-width ' +
  'stroke-linecap stroke-linejoin stroke-dasharray fill-rule clip-rule transform preserveaspectratio xmlns hidden open ' +
  'disabled rows cols colspan rowspan _csstext data-theme data-print aria-hidden aria-pressed aria-selected ' +
  'aria-current aria-invalid aria-expanded aria-busy rr_width rr_height rr_left rr_top rr_scrollleft rr_scrolltop'
