import Simulator

// The configuration of the main menu.
extension Scenario {
    static let mainMenus: [Scenario] = [
        .rule(
            EvidenceEntry(
                "ios26-OTHER-09", "The app sets a build configuration with a handler", ios: "26+",
                source: .documentation("https://developer.apple.com/documentation/uikit/uimainmenusystem"),
                notes: """
                    Header of the SDK of iOS 26.2, UIMainMenuSystem.h. Quote: A build handler can be optionally
                    provided, which the main menu system will use instead of calling -buildMenuWithBuilder:.
                    Setting this will invalidate and rebuild the main menu system.
                    """),
            statements: 1, isMisuse: true
        ) { stage in
            let app = MenuApp()
            stage.sim.launch(app)
            try stage.settle()
            _ = stage.sim.mainMenu
            let before = app.builds
            var handled = 0
            UIMainMenuSystem.shared.setBuildConfiguration(UIMainMenuSystem.Configuration()) { _ in
                handled += 1
            }
            try stage.settle()
            stage.state(
                "the handler builds the menu again, and the app delegate doesn't",
                handled == 1 && app.builds == before, "handler \(handled), delegate \(app.builds - before)")
        }
    ]
}

private final class MenuApp: UIResponder, UIApplicationDelegate {
    private(set) var builds = 0

    override func buildMenu(with builder: any UIMenuBuilder) { builds += 1 }
}
