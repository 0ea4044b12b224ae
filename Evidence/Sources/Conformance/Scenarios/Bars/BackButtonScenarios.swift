import Simulator

// Back buttons since iOS 18: their titles by version, and pages that hide them.
extension Scenario {
    static let backButtons: [Scenario] = [
        .rule(
            EvidenceEntry(
                "hunt27-bars-03",
                "First is pushed above Home, and the app configures nothing of the back button",
                ios: "18 and 26.4", animated: true, source: .log(test),
                notes: """
                    Quote: By default, only chevron is displayed for the latter, whereas the former shows the
                    title of the screen below if it fits, or generic "Back".
                    """),
            statements: 1
        ) { stage in
            let texts = try stage.textsAfterPush { _ in }
            stage.state(
                "iOS 18: the back button has the title Home; iOS 26: it has no title",
                texts == (stage.major < 26 ? ["First", "Home"] : ["First"]), "\(texts)")
        },
        .rule(
            EvidenceEntry(
                "hunt27-bars-04", "Home has a backButtonTitle, and First is pushed", ios: "18 and 26.4",
                animated: true, source: .log(test),
                notes: """
                    Quote: tap `backTitle` once to set "Custom title" - Back button displays as "< Custom title"
                    """),
            statements: 1
        ) { stage in
            let texts = try stage.textsAfterPush { $0.backButtonTitle = "Custom title" }
            stage.state("the back button shows it", texts == ["Custom title", "First"], "\(texts)")
        },
        .rule(
            EvidenceEntry(
                "hunt27-bars-05",
                "Home has a backButtonTitle and the backButtonDisplayMode generic, and then minimal",
                ios: "18 and 26.4", animated: true, source: .log(test),
                notes: """
                    Of iOS 26, quote: Tap `displayMode` once to set "generic" - Back button displays as "<". Of
                    iOS 18: "< Back", and "<" for minimal.
                    """),
            statements: 2
        ) { stage in
            let generic = try stage.textsAfterPush {
                ($0.backButtonTitle, $0.backButtonDisplayMode) = ("Custom title", .generic)
            }
            stage.state(
                "generic: Back on iOS 18, and no title on iOS 26",
                generic == (stage.major < 26 ? ["Back", "First"] : ["First"]), "\(generic)")
            let minimal = try stage.textsAfterPush {
                ($0.backButtonTitle, $0.backButtonDisplayMode) = ("Custom title", .minimal)
            }
            stage.state("minimal: no title", minimal == ["First"], "\(minimal)")
        },
        .rule(
            EvidenceEntry(
                "hunt27-bars-06",
                "Home has the backButtonTitle \"Longer custom title\", and a page with the same title is pushed",
                ios: "26.4", animated: true, source: .log(test),
                notes: """
                    Of iOS 26, quote: set "Longer custom title" for both. - Back button displays as "<". Of
                    iOS 18, with the page's title "Custom title": Back button displays as "< Back".
                    """),
            statements: 1, leavingOut: ["iOS 18: the back button shows Back"],
            remark: """
                On iOS 18 the whole title has room beside the page's title, and the source doesn't say by which \
                rule it is replaced.
                """
        ) { stage in
            let long = "Longer custom title"
            let texts = try stage.textsAfterPush(title: long) { $0.backButtonTitle = long }
            stage.state("the back button has no title", texts == [long], "\(texts)")
        },
        .rule(
            EvidenceEntry(
                "hunt27-bars-07", "hidesBackButton of the second of three pages", ios: "18 and 26",
                animated: true,
                source: .log(
                    "https://github.com/software-mansion/react-native-screens/blob/a3ec68f48282011dfd07fbf8cae0ac9bf32430eb/apps/src/tests/single-feature-tests/stack-v5/test-stack-back-button-hidden-ios/scenario.md"
                ),
                notes: """
                    Quote: Default must have a back button. Pop Default and check that Visibility still hides its
                    back button.
                    """),
            statements: 4
        ) { stage in
            let (second, third) = (stage.titled("Second"), stage.titled("Third"))
            let stack = stage.navigation([stage.titled("First")])
            second.navigationItem.hidesBackButton = true
            try stage.launch(stack)
            stack.pushViewController(second, animated: true)
            try stage.settle()
            @MainActor func hasButton() -> Bool {
                _ = stage.sim.picture()
                return stack.navigationBar.backButton?.window != nil
            }
            stage.state(
                "it appears without a back button and with its title",
                !hasButton() && stage.barTexts == ["Second"], "\(stage.barTexts)")
            second.navigationItem.hidesBackButton = false
            try stage.settle()
            let isBack = hasButton()
            second.navigationItem.hidesBackButton = true
            try stage.settle()
            stage.state(
                "set to false, the button appears; set to true, it disappears", isBack && !hasButton(),
                "\(isBack), \(hasButton())")
            stack.pushViewController(third, animated: true)
            try stage.settle()
            stage.state("the page above it has a back button", hasButton(), "it has none")
            stage.sim.tapBack(in: stack)
            try stage.settle()
            stage.state(
                "after its pop the second page still has none",
                stack.topViewController === second && !hasButton(), "\(stack.viewControllers)")
        },
    ]

    private static let test =
        "https://github.com/software-mansion/react-native-screens/blob/437c65b6cd90abbd4fa4120fe88ef3631bdb066d/apps/src/tests/single-feature-tests/stack-v5/test-stack-back-button-ios/scenario.md"
}

extension Stage {
    /// Pushes a page above Home in an app of its own, and returns the texts of the bar in alphabetical order.
    fileprivate func textsAfterPush(
        title: String = "First", _ configure: (UINavigationItem) -> Void
    ) throws -> [String] {
        let home = titled("Home")
        configure(home.navigationItem)
        let stack = navigation([home])
        try launch(stack)
        stack.pushViewController(titled(title), animated: true)
        try settle()
        defer { stack.view.isHidden = true }
        return barTexts.sorted()
    }
}
