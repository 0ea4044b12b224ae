import Simulator

extension JSONText {
    /// Writes the settings as members of a message.
    package mutating func settings(_ settings: DeviceSettings) {
        member("device", settings.device)
        member("system", settings.system)
        member("orientation", settings.orientation.rawValue)
        member("style", settings.style.rawValue)
        member("textSize", settings.textSize.rawValue)
        member("direction", settings.direction.rawValue)
        member("contrast", settings.contrast.rawValue)
        for feature in DeviceSetting.Accessibility.allCases {
            member(feature.rawValue, settings.accessibility.contains(feature))
        }
    }
}
