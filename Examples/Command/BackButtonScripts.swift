import BackButton
import Simulator

extension Example {
    /// The two back buttons.
    static let backButton = Example(
        name: "back-button",
        summary: "A back button for every page: backAction compared with goBack.",
        scripts: [everything] + BackScripts.each)

    private static let everything = Script(name: "all", summary: "All of the following, one after another.") {
        stage in
        for script in BackScripts.each { try script.play(stage) }
    }
}

/// Each script taps both buttons at the same position, first that of the article that this example follows.
private enum BackScripts {
    static let each = [pushed, tabInModal, partOfPresented, root]

    static let pushed = Script(name: "pushed", summary: "A pushed page: both buttons go back.") {
        $0.launch(UINavigationController(rootViewController: HomePage()))
        try $0.step("Push a page", BackPage.self, BackPage.goPushedPage)
        try $0.step("backAction", BackPage.self, BackPage.tapBackAction)
        try $0.step("Push a page", BackPage.self, BackPage.goPushedPage)
        try $0.step("goBack", BackPage.self, BackPage.tapGoBack)
    }

    static let tabInModal = Script(
        name: "tab-in-modal", summary: "A tab inside a modal: only goBack goes back."
    ) {
        $0.launch(HomePage())
        try $0.step("Present tabs", BackPage.self, BackPage.goPresentedTabs)
        try $0.step("backAction", BackPage.self, BackPage.tapBackAction)
        try $0.step("goBack", BackPage.self, BackPage.tapGoBack)
    }

    static let partOfPresented = Script(
        name: "part", summary: "A part of a presented page: only goBack goes back."
    ) {
        $0.launch(HomePage())
        try $0.step("Present a page", BackPage.self, BackPage.goPresentedPage)
        try $0.step("backAction of the part", PresentedPage.self) { $0.part.tapBackAction }
        try $0.step("goBack of the part", PresentedPage.self) { $0.part.tapGoBack }
    }

    static let root = Script(
        name: "root", summary: "A window's first page: neither goes back, and only goBack says why."
    ) {
        $0.launch(HomePage())
        try $0.step("backAction", BackPage.self, BackPage.tapBackAction)
        try $0.step("goBack", BackPage.self, BackPage.tapGoBack)
    }
}
