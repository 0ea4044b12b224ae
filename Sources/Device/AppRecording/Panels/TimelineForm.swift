/// A format of an exported timeline.
package enum TimelineForm: String, CaseIterable, Sendable {
    case text, json, perfetto
}
