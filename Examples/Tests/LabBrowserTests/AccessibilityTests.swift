import Foundation
import Testing

extension BrowserTests {
    /// The page for users of screen readers and keyboards.
    struct AccessibilityTests {
        /// A script that returns the faults of the current page as texts: names, roles, states, contrast.
        private static let faults = """
            const isSeen = (node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true })
                && !node.closest('[aria-hidden=true]');
            const words = (node) => `${node.tagName.toLowerCase()}${node.id ? '#' + node.id : ''} ${node.outerHTML.slice(0, 90)}`;
            const faults = [];
            const name = (node) => node.getAttribute('aria-label')?.trim()
                || (node.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '').join('').trim()
                || [...(node.labels ?? [])].map((label) => label.textContent).join('').trim()
                || node.textContent.trim() || node.title;
            const roles = new Set(['alertdialog', 'button', 'dialog', 'group', 'heading', 'img', 'link', 'list', 'listbox', 'listitem',
                'log', 'none', 'option', 'presentation', 'progressbar', 'radio', 'radiogroup', 'searchbox', 'slider', 'spinbutton', 'status',
                'switch', 'tab', 'tablist', 'tabpanel', 'text', 'textbox', 'toolbar', 'tree', 'treeitem', 'region', 'separator', 'menu', 'menuitem', 'graphics-document']);
            for (const node of document.querySelectorAll('button, a[href], input, select, textarea, [role], [tabindex]')) {
                if (!isSeen(node)) continue;
                const role = node.getAttribute('role');
                if (role && !roles.has(role)) faults.push(`no role of ARIA: ${words(node)}`);
                const needsName = node.matches('button, a, input, select, textarea, [role=tab], [role=tree], [role=listbox], [role=switch], [role=slider], [role=tabpanel]');
                if (needsName && !name(node)) faults.push(`no name: ${words(node)}`);
                for (const attribute of ['aria-controls', 'aria-labelledby', 'aria-describedby']) {
                    for (const id of (node.getAttribute(attribute) ?? '').split(' ').filter(Boolean)) {
                        if (!document.getElementById(id)) faults.push(`${attribute} leads nowhere: ${words(node)}`);
                    }
                }
                if (role === 'tab' && !node.hasAttribute('aria-selected')) faults.push(`chosen or not? ${words(node)}`);
                if (role === 'switch' && node.type !== 'checkbox' && !node.hasAttribute('aria-checked')) faults.push(`on or off? ${words(node)}`);
            }
            const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
            for (const id of new Set(ids.filter((id, place) => ids.indexOf(id) !== place))) faults.push(`twice: #${id}`);
            if (document.querySelectorAll('main').length !== 1 || !document.documentElement.lang) faults.push('no main part, or no language');

            const parse = (color) => (color.match(/[\\d.]+/g) ?? []).map(Number);
            const luminance = ([r, g, b]) => {
                const part = (value) => value <= 10.31 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
                return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
            };
            const over = (top, below) => {
                const alpha = top[3] ?? 1;
                return [0, 1, 2].map((place) => top[place] * alpha + below[place] * (1 - alpha));
            };
            /** What lies behind a node; nothing where it is a gradient. */
            const background = (node) => {
                const layers = [];
                for (let one = node; one; one = one.parentElement) {
                    const style = getComputedStyle(one);
                    if (style.backgroundImage !== 'none') return null;
                    const color = parse(style.backgroundColor);
                    layers.push(color);
                    if ((color[3] ?? 1) === 1) break;
                }
                return layers.reverse().reduce((below, top) => over(top, below), [255, 255, 255]);
            };
            const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
            for (let text = texts.nextNode(); text; text = texts.nextNode()) {
                const node = text.parentElement;
                const box = node.getBoundingClientRect();
                if (!text.textContent.trim() || !isSeen(node) || box.width < 2 || box.height < 2 || node.closest('#elements, svg, option, :disabled, script, style')) continue;
                const below = background(node);
                if (!below) continue;
                const style = getComputedStyle(node);
                if (!/^rgb/.test(style.color)) continue;
                const [one, other] = [luminance(over(parse(style.color), below)), luminance(below)].sort((a, b) => b - a);
                const size = parseFloat(style.fontSize);
                const least = size >= 24 || size >= 18.66 && style.fontWeight >= 700 ? 3 : 4.5;
                const contrast = (one + 0.05) / (other + 0.05);
                if (contrast < least) faults.push(`contrast ${contrast.toFixed(2)}: ${text.textContent.trim().slice(0, 30)} ${words(node)}`);
            }
            return faults;
            """

        @Test
        func `every control has a name and a role, and every text can be read`() async throws {
            try await LabInBrowser.with("settings") { lab in
                try await lab.open()
                for isDark in [false, true] {
                    try await lab.browser.setDark(isDark)
                    for (width, height) in [(1_600, 1_000), (1_024, 768), (390, 844)] {
                        try await lab.browser.setSize(width: width, height: height)
                        for tab in try await tabs(lab) {
                            try await lab.click("[data-tab='\(tab)']")
                            try await lab.until(
                                "document.querySelector('[data-tab=\(tab)]').ariaSelected === 'true'")
                            try await lab.untilNothingMoves()
                            let faults = try await lab.browser.run(Self.faults) as? [String]
                            #expect(faults == [], "\(tab), \(width), \(isDark ? "dark" : "light")")
                        }
                    }
                }
            }
        }

        private func tabs(_ lab: LabInBrowser) async throws -> [String] {
            try await lab.browser.run(
                "return [...document.querySelectorAll('[data-tab]')].filter((tab) => tab.checkVisibility()).map((tab) => tab.dataset.tab)"
            ) as? [String] ?? []
        }

        /// One stop of the focus: where it is in the document, and whether it can be seen.
        private static let stop = """
            const node = document.activeElement;
            if (!node || node === document.body) return null;
            const all = [...document.querySelectorAll('*')];
            const marks = (one) => {
                const style = one && getComputedStyle(one);
                return style && (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0 || style.boxShadow !== 'none');
            };
            // The mark of a tree row is on its label, without the rows below it; the app's text field has a caret instead.
            const isMarked = [node, node.parentElement, node.firstElementChild].some(marks) || node.matches('#typing');
            const box = node.getBoundingClientRect();
            return { place: all.indexOf(node), isMarked, isSeen: box.width > 0 && box.height > 0, words: node.outerHTML.slice(0, 100) };
            """

        @Test
        func `Tab goes through the page in reading order and leaves it, and the app is used by keys`()
            async throws
        {
            try await LabInBrowser.with("shop") { lab in
                try await lab.open()
                try await lab.until("CataloguePage", is: "appeared")
                var places: [Int] = []
                while places.count < 150 {
                    try await lab.browser.press("\u{E004}")
                    guard let stop = try await lab.browser.run(Self.stop) as? [String: Any] else { break }
                    let place = try #require(stop["place"] as? Int)
                    guard place != places.first else { break }
                    places.append(place)
                    #expect(stop["isMarked"] as? Bool == true, "\(stop["words"] ?? "")")
                    #expect(stop["isSeen"] as? Bool == true, "\(stop["words"] ?? "")")
                }
                #expect(places.count > 20 && places.count < 150)
                #expect(places == places.sorted())
                try await lab.browser.run(
                    "[...document.querySelectorAll('[data-element]')].find((node) => node.ariaLabel === 'Sencha').focus()"
                )
                try await lab.browser.press("\u{E007}")
                try await lab.until("ProductPage", is: "appeared")
            }
        }
    }
}
