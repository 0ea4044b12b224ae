import FlowPlan
import PageFlowTesting
import ScreenTree
import Simulator
import Testing

@testable import FlowRunning

private func selector(_ change: (inout ElementSelector) -> Void) -> ElementSelector {
    var selector = ElementSelector()
    change(&selector)
    return selector
}

private let wiFi = ElementSelector(text: "Wi-Fi")

/// Elements by their texts, states and places.
@MainActor
@Suite(.onStage(recording: .never)) struct SelectorTests {
    /// Rows of a settings page: a label at the left, a switch or a button at the right, and a long text below.
    private static var app: ElementSnapshot {
        var app = ElementSnapshot(.application)
        app.label = "Settings"
        var list = element(.other, "list", "", CGRect(x: 0, y: 0, width: 400, height: 800))
        list.children = [row("Wi-Fi", y: 100, isOn: true), row("Bluetooth", y: 150, isOn: false)]
        var price = element(
            .staticText, "price", "$9.99 (each)", CGRect(x: 0, y: 200, width: 100, height: 20))
        price.isEnabled = false
        list.children += [
            price,
            element(
                .staticText, "terms", String(repeating: "a", count: 200),
                CGRect(x: 0, y: 250, width: 400, height: 90)),
            element(.button, "hidden", "Hidden", CGRect(x: 0, y: 900, width: 100, height: 20)),
        ]
        app.children = [list]
        return app
    }

    private static func row(_ name: String, y: CGFloat, isOn: Bool) -> ElementSnapshot {
        var row = element(.cell, "row", name, CGRect(x: 0, y: y, width: 400, height: 44))
        var control = element(.switch, "\(name).switch", "", CGRect(x: 340, y: y + 2, width: 40, height: 40))
        control.value = isOn ? "1" : "0"
        row.children = [element(.staticText, "", name, CGRect(x: 10, y: y, width: 100, height: 44)), control]
        return row
    }

    private static func element(_ kind: ElementKind, _ id: String, _ label: String, _ frame: CGRect)
        -> ElementSnapshot
    {
        var element = ElementSnapshot(kind)
        (element.identifier, element.label, element.frame) = (id, label, frame)
        return element
    }

    @Test(
        arguments: [
            // A selector, and the kind and name of its element; nil if there is none.
            (ElementSelector(text: "wi-fi"), "StaticText Wi-Fi"),
            (ElementSelector(text: "Wi"), nil),
            (ElementSelector(text: "Wi.*"), "StaticText Wi-Fi"),
            (ElementSelector(text: "Coffee|Blue.*"), "StaticText Bluetooth"),
            (ElementSelector(text: "$9.99 (each)"), "StaticText $9.99 (each)"),
            (ElementSelector(text: "\\$9\\.99 \\(each\\)"), "StaticText $9.99 (each)"),
            (ElementSelector(text: "Hidden"), nil),
            (ElementSelector(text: "Settings"), nil),
            (ElementSelector(id: ".*switch", index: 1), "Switch Bluetooth.switch"),
            (ElementSelector(id: ".*switch", index: -1), "Switch Bluetooth.switch"),
            (ElementSelector(id: ".*switch", index: 2), nil),
            (selector { ($0.id, $0.states) = (".*switch", [.checked: false]) }, "Switch Bluetooth.switch"),
            (selector { $0.states = [.enabled: false] }, "StaticText $9.99 (each)"),
            (selector { $0.traits = [.longText] }, "StaticText terms"),
            (
                selector {
                    ($0.traits, $0.relations) = (
                        [.square], [ElementRelation(.rightOf, [ElementSelector(text: "Bluetooth")])]
                    )
                },
                "Switch Bluetooth.switch"
            ),
            (
                selector { ($0.id, $0.relations) = (".*switch", [ElementRelation(.below, [wiFi])]) },
                "Switch Bluetooth.switch"
            ),
            (
                selector { $0.relations = [ElementRelation(.below, [ElementSelector(text: "Bluetooth")])] },
                "StaticText $9.99 (each)"
            ),
            (
                selector {
                    ($0.id, $0.relations) = (
                        ".*switch", [ElementRelation(.childOf, [ElementSelector(text: "Bluetooth")])]
                    )
                },
                "Switch Bluetooth.switch"
            ),
            (
                selector {
                    ($0.id, $0.relations) = (
                        "row", [ElementRelation(.containsChild, [ElementSelector(text: "Bluetooth")])]
                    )
                },
                "Cell Bluetooth"
            ),
            (
                selector {
                    ($0.id, $0.relations) = (
                        "row",
                        [ElementRelation(.containsDescendants, [wiFi, ElementSelector(id: ".*switch")])]
                    )
                },
                "Cell Wi-Fi"
            ),
            (selector { $0.size = ElementSize(width: 41, height: 39, tolerance: 2) }, "Switch Wi-Fi.switch"),
        ] as [(ElementSelector, String?)])
    func `a selector finds its element`(selector: ElementSelector, expected: String?) {
        let screen = CGRect(x: 0, y: 0, width: 400, height: 800)
        let found = ElementFinder(Self.app, screen: screen, copiedText: "").element(for: selector)
        let name = found.map { element in
            let label =
                element.label.count > 100 || element.label.isEmpty ? element.identifier : element.label
            return "\(element.kind.name) \(label)"
        }
        #expect(name == expected)
    }
}
