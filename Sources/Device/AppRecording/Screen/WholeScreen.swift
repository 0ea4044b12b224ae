import Pictures
import Simulator

/// The complete content of the screen, in the page's format.
package struct WholeScreen: Sendable {
    /// The message's members, except the moment.
    package let members: String

    /// Creates the current screen of a simulator.
    @MainActor
    package init(_ picture: Picture, of simulator: Simulator) {
        var json = JSONText()
        json.member("now", simulator.now)
        json.member("width", Double(picture.size.width))
        json.member("height", Double(picture.size.height))
        json.member("corner", Double(simulator.deviceSpec.cornerRadius))
        json.key("nodes")
        json.nodes(picture.nodes)
        members = json.text
    }

    package init(members: String) {
        self.members = members
    }

    /// The message that shows it, as the current screen or as a past moment.
    package func message(moment: Int? = nil) -> String {
        JSONText.message("screen") { json in
            json.key("moment")
            if let moment { json.value(moment) } else { json.null() }
            json.written(members)
        }
    }
}
