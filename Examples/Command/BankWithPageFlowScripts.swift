import Bank

extension Example {
    /// The bank of the article that began this project, with additions.
    static let bankWithPageFlow = Example(
        name: "bank-with-pageflow",
        summary: "A bank of 124 pages in storyboards, untouched; added are a way home, guards, a trace.",
        scripts: BankScripts.each)
}

/// Each script launches the bank again, and logs in.
private enum BankScripts {
    static let each = [home, payment, back]

    static let home = script(
        "home", "From the last of five pages over each other one tap leads home, in one animation."
    ) {
        for name in ["Service", "Profile", "Security", "Devices", "iPhone 15 of Clara"] { try $0.tap(name) }
        try $0.tap(homeTab)
    }

    static let payment = script(
        "payment", "A payment that is not sent is asked for: kept, then discarded from its last page."
    ) {
        for name in ["Transfer", "Current account", "Anna Lindqvist", "€50"] { try $0.tap(name) }
        for name in [homeTab, "Keep", "Continue", "Check the transfer", "Send"] { try $0.tap(name) }
        for name in [homeTab, "Discard"] { try $0.tap(name) }
    }

    static let back = script(
        "back",
        "One call reverses the presentation of tabs, a stack, a sheet and a form; the form asks first."
    ) {
        for name in ["Service", "Branches and cash machines", "Close"] { try $0.tap(name) }
        for name in ["Appointments", "Close", "Call us", "Not now", homeTab] { try $0.tap(name) }
        for name in ["Payments", "Abroad and cash", "Transfer", "Name as on the account"] { try $0.tap(name) }
        try $0.type("Ada King")
        for name in ["Cancel", "Discard"] { try $0.tap(name) }
    }

    private static let homeTab = "Home tab"

    private static func script(
        _ name: String, _ summary: String, _ play: @escaping @MainActor @Sendable (Stage) throws -> Void
    ) -> Script {
        Script(name: name, summary: summary, application: BankApplication.self) { stage in
            try logIn(stage)
            try play(stage)
        }
    }

    /// Any password is accepted, and any five digits that aren't all equal.
    @MainActor
    private static func logIn(_ stage: Stage) throws {
        let scene = BankScene()
        scene.onEvent = stage.printEvent
        stage.launch(AppDelegate(), sceneDelegate: scene)
        stage.step("Log in") { simulator in
            let tap = { (name: String) in
                if simulator.place(of: name) == nil { simulator.run(until: .atRest) }
                simulator.scroll(to: name)
                simulator.tap(name)
            }
            for name in ["Log in", "Password"] { tap(name) }
            simulator.type("secret")
            for name in ["Log in", "1", "2", "3", "4", "5"] {
                simulator.run(until: .atRest)
                tap(name)
            }
        }
    }
}
