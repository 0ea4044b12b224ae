/// Which San Francisco a text is set in. Its advances changed once, and its large letters stand closer since iOS 11.
package enum MetricsEra: Int, CaseIterable, Hashable, Sendable {
    /// The typeface of iOS 11 to 13.
    case iOS11
    /// The typeface of iOS 14 and later.
    case iOS14
    /// The typeface of iOS 9 and 10.
    case iOS9
}
