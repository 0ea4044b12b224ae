/// What the timeline can be written as.
package enum TimelineForm: String, CaseIterable, Sendable {
    case text, json, perfetto
}
