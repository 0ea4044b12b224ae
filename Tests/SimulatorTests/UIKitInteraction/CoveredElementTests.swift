import PageFlowTesting
import Simulator
import Testing

/// VoiceOver's elements while a page is covered.
@MainActor @Suite(.onStage) struct CoveredElementTests {
    private func launched(_ system: System = .iOS(18), device: Device = .iPhone16) -> (
        Simulator, UIViewController
    ) {
        let sim = Simulator(device: device, system: system)
        let page = UIViewController()
        sim.launch(page)
        page.view.addSubview(label("Covered", y: 100))
        return (sim, page)
    }

    private func label(_ text: String, y: CGFloat) -> UILabel {
        let label = UILabel(frame: CGRect(x: 20, y: y, width: 200, height: 20))
        label.text = text
        return label
    }

    private func sheet() -> UIViewController {
        let page = UIViewController()
        page.view.addSubview(label("Above", y: 50))
        return page
    }

    private func spoken(_ sim: Simulator) -> [String] { sim.voiceOverElements.map { sim.spokenText(of: $0) } }

    @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
    func `an alert is found alone, with its texts and actions`(style: UIAlertController.Style) throws {
        let (sim, page) = launched()
        let alert = UIAlertController(title: "Title", message: "Words", preferredStyle: style)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        page.present(alert, animated: false)
        try sim.settle()
        #expect(spoken(sim) == ["Title", "Words", "OK"])
        let title = try #require(sim.voiceOverElements.first as? UIAccessibilityElement)
        #expect(sim.window.bounds.contains(title.accessibilityFrame) && !title.accessibilityFrame.isEmpty)
        page.dismiss(animated: false)
        try sim.settle()
        #expect(spoken(sim) == ["Covered"])
    }

    @Test(arguments: [
        UIModalPresentationStyle.pageSheet, .formSheet, .overFullScreen, .fullScreen, .overCurrentContext,
    ])
    func `a covered page is not found`(style: UIModalPresentationStyle) throws {
        let (sim, page) = launched()
        let sheet = sheet()
        sheet.modalPresentationStyle = style
        page.present(sheet, animated: false)
        try sim.settle()
        #expect(spoken(sim) == ["Above"])
    }

    @Test func `a page under a sheet that does not dim is found, until the sheet dims it`() throws {
        let (sim, page) = launched()
        let sheet = sheet()
        let controller = try #require(sheet.sheetPresentationController)
        controller.detents = [.medium(), .large()]
        controller.largestUndimmedDetentIdentifier = .medium
        page.present(sheet, animated: false)
        try sim.settle()
        #expect(spoken(sim) == ["Covered", "Above"])
        controller.selectedDetentIdentifier = .large
        try sim.settle()
        #expect(spoken(sim) == ["Above"])
    }

    @Test(arguments: [true, false])
    func `a popover hides the page unless touches pass through`(passes: Bool) throws {
        let (sim, page) = launched(device: .iPadPro11)
        let popover = sheet()
        popover.modalPresentationStyle = .popover
        popover.popoverPresentationController?.sourceView = page.view
        popover.popoverPresentationController?.sourceRect = CGRect(x: 300, y: 300, width: 10, height: 10)
        if passes { popover.popoverPresentationController?.passthroughViews = [page.view] }
        page.present(popover, animated: false)
        try sim.settle()
        #expect(spoken(sim).contains("Covered") == passes && spoken(sim).contains("Above"))
    }

    @Test func `an active search leaves its bar to VoiceOver`() throws {
        let sim = Simulator()
        let page = UIViewController()
        let search = UISearchController(searchResultsController: nil)
        page.navigationItem.searchController = search
        sim.launch(UINavigationController(rootViewController: page))
        search.isActive = true
        try sim.settle()
        #expect(spoken(sim).contains("Cancel"))
    }

    @Test func `the rows of an open menu are found alone`() throws {
        let (sim, page) = launched()
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 20, y: 200, width: 100, height: 40)
        button.setTitle("Menu", for: .normal)
        button.menu = UIMenu(children: [UIAction(title: "Copy") { _ in }, UIAction(title: "Paste") { _ in }])
        button.showsMenuAsPrimaryAction = true
        page.view.addSubview(button)
        sim.tap("Menu")
        try sim.settle()
        #expect(spoken(sim) == ["Copy", "Paste"])
    }

    @Test func `a date picker's month has a name, and so have the buttons of the months around it`() throws {
        let (sim, page) = launched()
        let picker = UIDatePicker(frame: CGRect(x: 0, y: 200, width: 375, height: 330))
        picker.preferredDatePickerStyle = .inline
        picker.datePickerMode = .date
        picker.date = Date(timeIntervalSinceReferenceDate: 86_400 * 40)
        page.view.addSubview(picker)
        try sim.settle()
        let texts = spoken(sim)
        #expect(texts.contains("Previous Month") && texts.contains("Next Month") && !texts.contains(""))
        #expect(texts.contains("Month, February 2001"))
    }
}
