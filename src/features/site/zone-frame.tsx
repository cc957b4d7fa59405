const zones = ['A', 'B', 'C', 'D']

/** The letters one finds a place on a large drawing by. */
export function ZoneFrame() {
  return (
    <div className="zone-frame" aria-hidden="true" data-print="hide">
      {['left', 'right'].map((side) => (
        <div key={side} className="zone-strip">
          {zones.map((zone) => (
            <span key={zone}>{zone}</span>
          ))}
        </div>
      ))}
    </div>
  )
}
