import Simulator
import TestTraits
import Testing

/// Writing with a pencil, menus of text items, and items above the keyboard.
@MainActor @Suite(.inTurn) struct PencilTests {
    private final class Scribbler: NSObject, UIScribbleInteractionDelegate {
        var heard: [String] = []
        var lets = true
        var delays = false
        func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint)
            -> Bool
        {
            heard.append("should \(Int(location.x))")
            return lets
        }
        func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool { delays }
        func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction) {
            heard.append(
                "will \(interaction.isHandlingWriting) \((interaction.view as? UITextField)?.isFirstResponder == true)"
            )
        }
        func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction) {
            heard.append("did \(interaction.isHandlingWriting)")
        }
    }

    private func app() -> (Simulator, UIViewController, UITextField) {
        let sim = Simulator()
        let page = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        page.view.addSubview(field)
        sim.launch(page)
        return (sim, page, field)
    }

    @Test func `a pencil writes into a text input`() {
        let (sim, _, field) = app()
        let delegate = Scribbler()
        let interaction = UIScribbleInteraction(delegate: delegate)
        field.addInteraction(interaction)
        #expect(!UIScribbleInteraction.isPencilInputExpected)
        #expect(sim.write("abc", at: CGPoint(x: 50, y: 120)))
        #expect(field.text == "abc" && UIScribbleInteraction.isPencilInputExpected)
        #expect(delegate.heard == ["should 30", "will true true", "did false"])
        field.resignFirstResponder()
        (delegate.delays, delegate.heard) = (true, [])
        sim.write("d", at: CGPoint(x: 50, y: 120))
        #expect(field.text == "abcd" && delegate.heard == ["should 30", "will true false", "did false"])
        delegate.lets = false
        #expect(!sim.write("x", at: CGPoint(x: 50, y: 120)) && field.text == "abcd")
        #expect(!sim.write("x", at: CGPoint(x: 50, y: 600)))
    }

    /// A view that creates text fields where a pencil writes.
    private final class Board: UIView, UIIndirectScribbleInteractionDelegate {
        var fields: [String: UITextField] = [:]
        var heard: [String] = []
        func indirectScribbleInteraction(
            _ interaction: any UIInteraction, requestElementsIn rect: CGRect,
            completion: @escaping ([String]) -> Void
        ) {
            heard.append("elements \(Int(rect.midX))")
            completion(["left", "right"])
        }
        func indirectScribbleInteraction(
            _ interaction: any UIInteraction, isElementFocused elementIdentifier: String
        )
            -> Bool
        { fields[elementIdentifier]?.isFirstResponder == true }
        func indirectScribbleInteraction(
            _ interaction: any UIInteraction, frameForElement elementIdentifier: String
        )
            -> CGRect
        { CGRect(x: elementIdentifier == "left" ? 0 : 100, y: 0, width: 90, height: 40) }
        func indirectScribbleInteraction(
            _ interaction: any UIInteraction, focusElementIfNeeded elementIdentifier: String,
            referencePoint focusReferencePoint: CGPoint,
            completion: @escaping ((any UIResponder & UITextInput)?) -> Void
        ) {
            let field = UITextField(frame: .zero)
            fields[elementIdentifier] = field
            addSubview(field)
            field.becomeFirstResponder()
            heard.append("focus \(elementIdentifier)")
            completion(field)
        }
        func indirectScribbleInteraction(
            _ interaction: any UIInteraction, willBeginWritingInElement elementIdentifier: String
        ) { heard.append("will \(elementIdentifier)") }
        func indirectScribbleInteraction(
            _ interaction: any UIInteraction, didFinishWritingInElement elementIdentifier: String
        ) { heard.append("did \(elementIdentifier)") }
    }

    @Test func `a pencil writes into an element that becomes a text input`() {
        let (sim, page, _) = app()
        let board = Board(frame: CGRect(x: 20, y: 300, width: 200, height: 40))
        page.view.addSubview(board)
        let interaction = UIIndirectScribbleInteraction(delegate: board)
        board.addInteraction(interaction)
        #expect(sim.write("note", at: CGPoint(x: 150, y: 320)))
        #expect(board.heard == ["elements 130", "focus right", "will right", "did right"])
        #expect(board.fields["right"]?.text == "note" && !interaction.isHandlingWriting)
        #expect(interaction.view === board && interaction.delegate === board)
    }

    /// Provides menus for the items of a text.
    private final class Menus: NSObject, UITextViewDelegate {
        var heard: [String] = []
        var gives = true
        func textView(_ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu)
            -> UITextItem.MenuConfiguration?
        {
            heard.append("menu of \(defaultMenu.children.map(\.title))")
            guard gives else { return nil }
            let own = UIAction(title: "Own") { [unowned self] _ in heard.append("own") }
            return UITextItem.MenuConfiguration(menu: UIMenu(children: defaultMenu.children + [own]))
        }
        func textView(
            _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
            animator: any UIContextMenuInteractionAnimating
        ) { heard.append("display") }
        func textView(
            _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
            animator: any UIContextMenuInteractionAnimating
        ) { heard.append("end") }
        func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction)
            -> UIAction?
        {
            if case .tag(let tag) = textItem.content { heard.append("tag \(tag) \(textItem.range)") }
            return nil
        }
    }

    private func links() -> (Simulator, UITextView, Menus) {
        let (sim, page, _) = app()
        let view = UITextView(frame: CGRect(x: 20, y: 300, width: 300, height: 100))
        view.isEditable = false
        let text = NSMutableAttributedString(string: "site and tag")
        text.addAttribute(
            .link, value: URL(string: "https://example.com")!, range: NSRange(location: 0, length: 4))
        text.addAttribute(.textItemTag, value: "mine", range: NSRange(location: 9, length: 3))
        view.attributedText = text
        let menus = Menus()
        view.delegate = menus
        page.view.addSubview(view)
        sim.turn()
        return (sim, view, menus)
    }

    @Test func `a finger that is held on a link opens the menu of the delegate`() throws {
        let (sim, view, menus) = links()
        sim.longPress(at: CGPoint(x: 32, y: 316))
        #expect(menus.heard == ["menu of [\"Open Link\", \"Copy Link\"]", "display"])
        sim.tap("Own")
        try sim.settle()
        #expect(menus.heard.suffix(2) == ["end", "own"])
        menus.gives = false
        menus.heard = []
        sim.longPress(at: CGPoint(x: 32, y: 316))
        #expect(menus.heard == ["menu of [\"Open Link\", \"Copy Link\"]"])
        _ = view
    }

    @Test func `a tagged text is an item`() throws {
        let (sim, view, menus) = links()
        let start = try #require(view.position(from: view.beginningOfDocument, offset: 10))
        let point = view.convert(view.caretRect(for: start).origin, to: nil)
        sim.tap(at: CGPoint(x: point.x, y: point.y + 5))
        #expect(menus.heard == ["tag mine {9, 3}"])
    }

    @Test func `items of an app stand over the keyboard of a tablet`() {
        let sim = Simulator(device: .iPad9_7)
        let page = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        page.view.addSubview(field)
        sim.launch(page)
        var taps: [String] = []
        let bold = UIBarButtonItem(title: "Bold", primaryAction: UIAction { _ in taps.append("bold") })
        let link = UIBarButtonItem(title: "Link", primaryAction: UIAction { _ in taps.append("link") })
        field.inputAssistantItem.leadingBarButtonGroups = [
            UIBarButtonItemGroup(barButtonItems: [bold], representativeItem: nil)
        ]
        field.inputAssistantItem.trailingBarButtonGroups = [
            UIBarButtonItemGroup(barButtonItems: [link], representativeItem: nil)
        ]
        #expect(field.inputAssistantItem.allowsHidingShortcuts && !sim.tapKeyboardShortcut("Bold"))
        field.becomeFirstResponder()
        #expect(sim.tapKeyboardShortcut("Bold") && sim.tapKeyboardShortcut("Link"))
        #expect(taps == ["bold", "link"] && !sim.tapKeyboardShortcut("Other"))
    }
}
