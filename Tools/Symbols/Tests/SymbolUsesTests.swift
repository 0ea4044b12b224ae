import SymbolsKit
import Testing

/// Names in source, and the table.
@Suite struct SymbolUsesTests {
    @Test(arguments: [
        (#"Image(systemName: "xmark")"#, ["xmark"]),
        (#"UIImage(systemName: isOn ? "star.fill" : "star")"#, ["star.fill", "star"]),
        (#"Label("Share", systemImage: "square.and.arrow.up")"#, ["square.and.arrow.up"]),
        (#"[UIImage systemImageNamed:@"trash"]"#, ["trash"]),
        (#"Image(systemName: name); Text("plus")"#, []),
        (#"Image(systemName: "\(number).circle")"#, []),
        (#"Row(systemImage: image, title: "gear")"#, []),
    ])
    func `a name is a literal behind the label`(_ code: String, _ names: [String]) {
        #expect(SymbolNameReader().names(inCode: code) == names)
    }

    @Test func `a storyboard's names are those of the system's catalogue`() {
        let text = """
            <image name="house" catalog="system" width="128" height="104"/>
            <image name="logo" width="20" height="20"/>
            """
        #expect(SymbolNameReader().names(inInterface: text) == ["house"])
    }

    @Test func `a table that is written reads the same`() {
        let text = "# owner/app at 0: 2 names, 5 uses\nname\trepositories\tuses\nplus\t1\t4\nminus\t1\t1\n"
        let uses = SymbolUses(text: text)
        #expect(uses.rows.map(\.name) == ["plus", "minus"] && uses.rows.map(\.uses) == [4, 1])
        #expect(uses.repositories == ["owner/app at 0: 2 names, 5 uses"])
        #expect(uses.text == text)
    }
}
