import Shop

extension Example {
    /// The shop of the README.
    static let shop = Example(
        name: "shop",
        summary: "An app of 13 pages: tabs, a checkout, a login that a link waits for, guards, a sheet.",
        scripts: ShopScripts.each)
}

/// Each script launches the shop again, and taps as a customer would.
private enum ShopScripts {
    static let each = [checkout, link, address, filter]

    static let checkout = Script(
        name: "checkout", summary: "A tea is bought; the receipt leads back to the first page."
    ) {
        launch($0)
        for name in ["Sencha", "Buy now", "Address"] { try $0.tap(name) }
        try $0.type("12 Tea Lane")
        for name in ["Continue", "Pay 9 euros", "Done"] { try $0.tap(name) }
    }

    static let link = Script(
        name: "link", summary: "A link to an order waits for the login, and is opened after it."
    ) {
        launch($0)
        try $0.open("shop://orders/4711")
        try $0.tap("Log in")
    }

    static let address = Script(
        name: "address", summary: "The page of an address that is not saved is asked: kept, then discarded."
    ) {
        launch($0)
        for name in ["Sencha", "Buy now", "Address"] { try $0.tap(name) }
        try $0.type("1 High Street")
        for name in ["Cancel", "Keep", "Cancel", "Discard"] { try $0.tap(name) }
    }

    static let filter = Script(
        name: "filter", summary: "A sheet answers with the kind of tea; a tea is swiped away from anywhere."
    ) {
        launch($0)
        for name in ["Filter", "Green teas", "Gyokuro"] { try $0.tap(name) }
        $0.swipeBack(.finish)
    }

    @MainActor
    private static func launch(_ stage: Stage) {
        let store = Store()
        stage.launch(ShopTabs(store))
        stage.navigator?.setUp(for: store)
        stage.logPages()
    }
}
