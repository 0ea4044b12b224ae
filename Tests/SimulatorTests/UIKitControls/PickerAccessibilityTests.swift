import PageFlowTesting
import Simulator
import Testing

/// Provides the accessibility labels of its components, if set.
private final class Tailor: NSObject, UIPickerViewDataSource, UIPickerViewAccessibilityDelegate {
    var chosen: [String] = []

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    {
        "row \(row)"
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        chosen.append("\(component): \(row)")
    }

    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
        component == 0 ? "Size" : "Color"
    }

    func pickerView(
        _ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int
    ) -> NSAttributedString? { component == 0 ? nil : NSAttributedString(string: "of the coat") }

    func pickerView(
        _ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int
    ) -> [String] { ["wheel \(component)"] }
}

@MainActor @Suite(.onStage) struct PickerAccessibilityTests {
    @Test func `each component is spoken in the delegate's words and turned row by row`() throws {
        let sim = Simulator()
        let page = UIViewController()
        sim.launch(page)
        let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 320, height: 216))
        let tailor = Tailor()
        picker.dataSource = tailor
        picker.delegate = tailor
        page.view.addSubview(picker)
        page.view.layoutIfNeeded()
        let wheels = sim.voiceOverElements
        #expect(wheels.map { sim.spokenText(of: $0) } == ["Size, row 0", "Color, row 0, of the coat"])
        #expect(wheels.map(\.accessibilityUserInputLabels) == [["wheel 0"], ["wheel 1"]])
        sim.increment(wheels[1])
        try sim.settle()
        sim.increment(wheels[1])
        try sim.settle()
        sim.increment(wheels[1])
        try sim.settle()
        #expect(tailor.chosen == ["1: 1", "1: 2"] && picker.selectedRow(inComponent: 1) == 2)
        sim.decrement(wheels[1])
        try sim.settle()
        #expect(sim.spokenText(of: wheels[1]) == "Color, row 1, of the coat")
    }
}
