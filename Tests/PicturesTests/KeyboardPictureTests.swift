import PageFlowTesting
import Simulator
import Testing

/// The keyboard in the pictures of screens.
@MainActor
@Suite(.onStage) struct KeyboardPictureTests {
    private func shown(
        _ device: Simulator.Device = .iPhone16, _ change: (UITextField) -> Void = { _ in }
    ) throws -> (sim: Simulator, field: UITextField) {
        let sim = Simulator(device: device, system: .iOS(18))
        let (page, field) = (UIViewController(), UITextField())
        page.view.addSubview(field)
        change(field)
        sim.launch(page)
        try sim.settle()
        field.becomeFirstResponder()
        try sim.settle()
        return (sim, field)
    }

    private func words(_ svg: String) -> Set<String> {
        Set(svg.matches(of: /<text[^>]*>([^<]*)<\/text>/).map { String($0.1) })
    }

    @Test(arguments: [
        (UIKeyboardType.default, ["q", "m", "123", "space", "return", "The"], ["@", "ABC"]),
        (.emailAddress, ["q", "@", ".", "space"], [".com"]),
        (.URL, [".", "/", ".com"], ["space", "@"]),
        (.webSearch, [".", "space"], ["@"]), (.twitter, ["@", "#", "space"], ["."]),
        (.numbersAndPunctuation, ["1", "$", "#+=", "ABC", "return"], ["q", "123"]),
        (.numberPad, ["1", "0", "WXYZ"], ["q", "space", "return", ".", "The"]),
        (.decimalPad, ["1", "."], ["return", "+ * #"]), (.phonePad, ["1", "+ * #"], ["return"]),
    ])
    func `the keys are those that the field asks for`(type: UIKeyboardType, has: [String], hasNot: [String])
        throws
    {
        let drawn = words(try shown { $0.keyboardType = type }.sim.picture().svg)
        #expect(drawn.isSuperset(of: has) && drawn.isDisjoint(with: hasNot))
    }

    @Test(arguments: [
        (UIReturnKeyType.default, "return"), (.go, "go"), (.google, "search"), (.join, "join"),
        (.next, "next"), (.route, "route"), (.search, "search"), (.send, "send"), (.yahoo, "search"),
        (.done, "done"), (.emergencyCall, "SOS"), (.continue, "continue"),
    ])
    func `the return key says what it does`(type: UIReturnKeyType, label: String) throws {
        let drawn = words(try shown { $0.returnKeyType = type }.sim.picture().svg)
        #expect(drawn.contains(label) && drawn.contains("return") == (label == "return"))
    }

    @Test func `a search bar has a key for the search`() throws {
        let (sim, page, bar) = (Simulator(system: .iOS(18)), UIViewController(), UISearchBar())
        page.view.addSubview(bar)
        sim.launch(page)
        try sim.settle()
        bar.becomeFirstResponder()
        let empty = sim.picture().svg
        sim.type("tea")
        let filled = sim.picture().svg
        #expect(words(empty).contains("search") && words(filled).contains("search"))
        let blue = "fill=\"#007AFF\""
        #expect(filled.split(separator: blue).count > empty.split(separator: blue).count)
    }

    @Test func `a tablet shows all keys where a phone shows digits`() throws {
        let drawn = words(try shown(.iPadPro11) { $0.keyboardType = .numberPad }.sim.picture().svg)
        #expect(drawn.isSuperset(of: ["1", "0", "&amp;", "ABC", "return"]) && !drawn.contains("WXYZ"))
    }

    @Test func `it is drawn while there is something to type into`() throws {
        let (sim, field) = try shown()
        let up = sim.picture()
        field.resignFirstResponder()
        try sim.settle()
        #expect(words(up.svg).contains("q") && !words(sim.picture().svg).contains("q"))
    }

    @Test func `the dark one has other colors, by the screen or by the field`() throws {
        let (sim, field) = try shown()
        let light = sim.picture().svg
        sim.setTraits { $0.userInterfaceStyle = .dark }
        let dark = sim.picture().svg
        field.keyboardAppearance = .light
        let lightOnDark = sim.picture().svg
        #expect(light.contains("#D1D3D9") && !light.contains("#2B2B2D"))
        #expect(dark.contains("#2B2B2D") && !dark.contains("#D1D3D9"))
        #expect(lightOnDark.contains("#D1D3D9"))
    }

    @Test func `the app's views stand above the keys or in place of them`() throws {
        func label(_ text: String) -> UILabel {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
            label.text = text
            return label
        }
        let (sim, field) = try shown { $0.inputAccessoryView = label("above") }
        let above = words(sim.picture().svg)
        field.inputView = label("instead")
        field.reloadInputViews()
        let instead = words(sim.picture().svg)
        #expect(above.isSuperset(of: ["above", "q"]) && !above.contains("instead"))
        #expect(instead.isSuperset(of: ["above", "instead"]) && !instead.contains("q"))
    }
}
