import Pictures
import Simulator

/// All that is on the screen, written for the page.
package struct WholeScreen: Sendable {
    /// The message's members, but for the moment.
    package let members: String

    /// A screen as a simulator shows it now.
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

    /// The message that shows it: as the app is now, or as a moment of the past.
    package func message(moment: Int? = nil) -> String {
        JSONText.message("screen") { json in
            json.key("moment")
            if let moment { json.value(moment) } else { json.null() }
            json.written(members)
        }
    }
}
