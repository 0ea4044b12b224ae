import Intents

public enum WidgetFamily: Hashable, Sendable {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge
    case accessoryCircular, accessoryRectangular, accessoryInline
}

/// A widget that the user has added. There are none.
public struct WidgetInfo {
    public let kind: String
    public let family: WidgetFamily
    public let configuration: INIntent?
}
