import Simulator
import TestTraits
import Testing
import UIKit

// The samples of docs/Nibs.md.

final class SettingsPage: UIViewController {
    #if canImport(ObjectiveC)
        @IBOutlet
    #endif
    private(set) weak var nameLabel: UILabel!

    init() {
        super.init(nibName: "SettingsPage", bundle: .module)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    @IBAction func save(_ sender: UIButton) {
        nameLabel.text = "Saved"
    }
}

#if canImport(Simulator)
    extension SettingsPage: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("nameLabel", \SettingsPage.nameLabel),
                .action("save:", SettingsPage.save),
            ]
        }
    }
#endif

@MainActor
@Suite(.inTurn) struct SettingsPageTests {
    @Test func `saving changes the label`() {
        let sim = Simulator()
        let page = SettingsPage()
        sim.launch(page)
        sim.tap("Save")
        #expect(page.nameLabel.text == "Saved")
    }
}
